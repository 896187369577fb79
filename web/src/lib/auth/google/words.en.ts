export const googleUnreachable =
  "Google can't be reached. Check your connection and what your browser blocks, then press again.";
export const googleReached = 'Google can be reached now. Press again.';
