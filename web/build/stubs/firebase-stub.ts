/**
 * Replaces the Firebase products that ReactFire imports and this app does not use (Realtime
 * Database, Firestore, Functions, Performance, Remote Config, Storage; App Check where it is not
 * set up). Otherwise their code would be in the auth chunk. Nothing in this file is ever called.
 */
function unused(): never {
  throw new Error('This Firebase product is not part of the app.');
}

export {
  unused as CustomProvider,
  unused as ensureInitialized,
  unused as get,
  unused as getAll,
  unused as getBoolean,
  unused as getDownloadURL,
  unused as getNumber,
  unused as getString,
  unused as getToken,
  unused as getValue,
  unused as httpsCallable,
  unused as initializeAppCheck,
  unused as off,
  unused as onChildAdded,
  unused as onChildChanged,
  unused as onChildMoved,
  unused as onChildRemoved,
  unused as onSnapshot,
  unused as onValue,
  unused as queryEqual,
  unused as ReCaptchaEnterpriseProvider,
  unused as ReCaptchaV3Provider,
  unused as ref,
};
