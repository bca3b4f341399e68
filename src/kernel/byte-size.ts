const units = ['KB', 'MB', 'GB'] as const;

/** Bytes as KB, MB or GB: base 1024, one decimal, no trailing '.0'. */
export function formatByteSize(bytes: number): string {
  let value = bytes / 1024;
  let unit = 0;
  while (Math.round(value * 10) / 10 >= 1024 && unit < units.length - 1) {
    value /= 1024;
    unit += 1;
  }
  return `${Math.round(value * 10) / 10}${units[unit]}`;
}

/** The download size of a map, always in MB; a small one is not nothing. */
export function formatMegabytes(bytes: number): string {
  const tenths = Math.round((bytes / 1024 / 1024) * 10);
  return `${(bytes > 0 ? Math.max(1, tenths) : 0) / 10}MB`;
}
