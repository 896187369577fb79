/** Saves a file to the person's downloads. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken over the file once this task is done.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  });
}
