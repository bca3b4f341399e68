const onPages =
  /^(?:(?:www|m|music)\.)?youtube\.com\/(?:watch\?(?:[^#]*&)?v=|(?:live|shorts|embed|v)\/)([\w-]{11})(?![\w-])/;
const short = /^youtu\.be\/([\w-]{11})(?![\w-])/;

/** The eleven characters that name a video of YouTube, of the address that people copy; anything else stays as it is. */
export function youtubeIdOf(typed: string): string {
  const address = typed.trim().replace(/^https?:\/\//, '');
  return (onPages.exec(address) ?? short.exec(address))?.[1] ?? typed.trim();
}
