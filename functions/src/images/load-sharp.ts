/** The formats that an upload may have. libvips cannot open any others. */
const readers = ['Png', 'Jpeg', 'Webp'].map((format) => `VipsForeignLoad${format}Buffer`);

/**
 * Loads the library that decodes pictures. Only an upload loads it, because it takes time and
 * memory. It works on each picture with one thread, and caches none.
 */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: readers });
  return sharp;
}
