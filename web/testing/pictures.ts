type PictureType = 'png' | 'jpeg' | 'webp';

/** Returns a picture for a file chooser: a gradient that the browser draws. */
export async function drawPicture({
  type,
  width,
  height,
}: {
  type: PictureType;
  width: number;
  height: number;
}): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws nothing.');
  const fill = context.createLinearGradient(0, 0, width, height);
  fill.addColorStop(0, 'tomato');
  fill.addColorStop(1, 'gold');
  context.fillStyle = fill;
  context.fillRect(0, 0, width, height);
  const mimeType = `image/${type}`;
  const blob = await canvas.convertToBlob({ type: mimeType, quality: 0.9 });
  if (blob.type !== mimeType) throw new Error(`This browser cannot write ${mimeType}.`);
  return new File([blob], `dish.${type}`, { type: mimeType });
}
