import type { Writable } from 'node:stream';

/**
 * Writes lines until the stream fails. A reader that has read enough (`hiroba site | head`, `npm start | head`) goes
 * without harm: the command does all that it was asked to, and the server serves on. Of any other failure, such as a
 * full disk, `onLoss` learns once.
 */
export function lineWriter(stream: Writable, onLoss: (error: Error) => void): (line: string) => void {
  let isLost = false;
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (!isLost && error.code !== 'EPIPE') onLoss(error);
    isLost = true;
  });
  return (line) => {
    if (!isLost) stream.write(`${line}\n`);
  };
}
