/** The formats that an upload may have. Everything else that libvips could open stays closed. */
const readers = ['Png', 'Jpeg', 'Webp'].map((format) => `VipsForeignLoad${format}Buffer`);

/**
 * Loads the library that decodes pictures. It takes time and memory, so that only an upload loads it.
 * Each picture is worked on by one thread, and none is remembered.
 */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: readers });
  return sharp;
}
