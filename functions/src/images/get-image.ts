import { AppError } from '../http/app-error.ts';
import type { ImageStore, NewImage } from './store.ts';

/** @throws AppError NOT_FOUND */
export async function getImage(
  { images }: { images: ImageStore },
  { id }: { id: string },
): Promise<Pick<NewImage, 'bytes' | 'contentType'>> {
  const image = await images.find(id);
  if (image === undefined) throw new AppError('NOT_FOUND', "This picture doesn't exist.");
  return image;
}
