import { hourMs } from '@thymely/contract/ground/time';
import { imageLimits } from '@thymely/contract/images/limits';

/** What an account may upload within an hour. */
export type UploadQuota = { pictures: number; bytes: number };

/** Whoever is not an admin uploads a profile photo now and then: 30 pictures are 27 MB at most. */
const usualQuota: UploadQuota = { pictures: imageLimits.imageUploadsPerHour, bytes: Infinity };

/** An admin uploads the photos of a whole menu at once. */
const adminQuota: UploadQuota = {
  pictures: imageLimits.adminUploadsPerHour,
  bytes: imageLimits.adminUploadBytesPerHour,
};

export function uploadQuotaOf({ isAdmin }: { isAdmin: boolean }): UploadQuota {
  return isAdmin ? adminQuota : usualQuota;
}

/** The uploads of an account, the oldest first: when they were, and how large. */
export type RecentUploads = { recentMs: readonly number[]; recentBytes: readonly number[] };

/** Returns the uploads of the last hour. Those of a time that counted no bytes have none. */
export function withinTheHour(
  { recentMs, recentBytes }: RecentUploads,
  nowMs: number,
): { atMs: number; bytes: number }[] {
  const uploads = recentMs.map((atMs, place) => ({ atMs, bytes: recentBytes[place] ?? 0 }));
  return uploads.filter(({ atMs }) => atMs > nowMs - hourMs);
}

type Asked = { quota: UploadQuota; bytes: number; nowMs: number };

/** Returns how long to wait until so many bytes can be uploaded, in milliseconds. */
export function waitForQuota(
  recent: readonly { atMs: number; bytes: number }[],
  { quota, bytes, nowMs }: Asked,
): number {
  let pictures = recent.length + 1;
  let total = bytes + recent.reduce((sum, upload) => sum + upload.bytes, 0);
  let waitMs = 0;
  for (const upload of recent) {
    if (pictures <= quota.pictures && total <= quota.bytes) break;
    pictures -= 1;
    total -= upload.bytes;
    waitMs = upload.atMs + hourMs - nowMs;
  }
  return waitMs;
}
