/** The narrower copy that the server makes of a stored picture; another address stays as it is. */
export function pictureCopy(src: string, width: number): string {
  return src.replace(/(\/[0-9a-f]{64})\.webp$/, `$1-${width}.webp`);
}
