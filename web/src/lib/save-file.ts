/** Saves a file to the person's downloads. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has started the download by the end of this task.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  });
}
