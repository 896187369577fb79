/** A worker that never answers, as when a file makes its reader work forever. */
self.addEventListener('message', () => {
  const begun = performance.now();
  // A page that has forgotten it ends it some day.
  while (performance.now() - begun < 60_000);
});
self.postMessage('runs');
