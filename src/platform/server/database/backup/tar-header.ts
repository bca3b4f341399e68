/** The part of the tar format (ustar) that a backup needs: folders and files with short names. */
export interface TarEntry {
  name: string;
  kind: 'file' | 'folder';
  size: number;
}

export const blockSize = 512;
const longestName = 100;
const largestSize = 0o77777777777;

export function encodeHeader({ name, kind, size }: TarEntry): Buffer {
  const block = Buffer.alloc(blockSize);
  const bytes = Buffer.from(kind === 'folder' ? `${name}/` : name);
  if (bytes.length > longestName) throw new Error(`The name ${name} is too long for a backup.`);
  if (size > largestSize) throw new Error(`The file ${name} is too large for a backup.`);
  bytes.copy(block);
  block.write(kind === 'folder' ? '0000700\0' : '0000600\0', 100);
  block.write('0000000\0', 108);
  block.write('0000000\0', 116);
  block.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  block.write(
    `${Math.floor(Date.now() / 1000)
      .toString(8)
      .padStart(11, '0')}\0`,
    136,
  );
  block.write(kind === 'folder' ? '5' : '0', 156);
  block.write('ustar\u000000', 257);
  block.write(`${checksum(block).toString(8).padStart(6, '0')}\0 `, 148);
  return block;
}

/** Undefined at the empty block that ends an archive. */
export function decodeHeader(block: Buffer): TarEntry | undefined {
  if (block.every((byte) => byte === 0)) return undefined;
  if (readOctal(block, 148, 8) !== checksum(block)) throw new Error('it is damaged');
  const type = block.toString('latin1', 156, 157);
  if (type !== '0' && type !== '5') throw new Error('it holds something that is neither a file nor a folder');
  const name = block.toString('utf8', 0, longestName).replace(/\0.*$/s, '').replace(/\/$/, '');
  return { name, kind: type === '5' ? 'folder' : 'file', size: readOctal(block, 124, 12) };
}

/** How many bytes follow a file's content up to the next block. */
export function padding(size: number): number {
  return (blockSize - (size % blockSize)) % blockSize;
}

function readOctal(block: Buffer, from: number, length: number): number {
  const text = block.toString('latin1', from, from + length).replace(/[\0 ]+$/, '');
  if (!/^[0-7]+$/.test(text)) throw new Error('it is damaged');
  return Number.parseInt(text, 8);
}

/** The sum of all bytes, with blanks in the place of the sum itself. */
function checksum(block: Buffer): number {
  let sum = 8 * 32;
  for (let at = 0; at < blockSize; at += 1) if (at < 148 || at >= 156) sum += block[at]!;
  return sum;
}
