import { crc32, deflateSync } from 'node:zlib';
import { encodeQR } from 'qr';

/** The light edge that a scanner needs, in modules: it belongs to the picture, so that no dark scheme takes it away. */
const quietZone = 4;
/** A module in pixels. Mails show the picture at half of its size, sharp on screens of two pixels to a point. */
const scale = 12;
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export interface QrPicture {
  png: Buffer;
  /** Width and height, in pixels of CSS. */
  side: number;
}

/** A QR code as a PNG of two colours: mail programs draw no SVG. */
export function qrPicture(text: string): QrPicture {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: quietZone });
  const pixels = modules.length * scale;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(pixels, 0);
  header.writeUInt32BE(pixels, 4);
  // One bit for each pixel, grey: 0 is black and 1 is white.
  header[8] = 1;
  const rows = modules.map((row) => rowOf(row));
  const image = Buffer.concat(rows.flatMap((row) => Array.from({ length: scale }, () => row)));
  const chunks = [
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(image, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return { png: Buffer.concat([signature, ...chunks]), side: pixels / 2 };
}

/** A row of pixels: the number of its filter (none), and its bits from the left. */
function rowOf(modules: readonly boolean[]): Buffer {
  const row = Buffer.alloc(1 + Math.ceil((modules.length * scale) / 8), 0xff);
  row[0] = 0;
  modules.forEach((isDark, place) => {
    if (!isDark) return;
    for (let x = place * scale; x < (place + 1) * scale; x += 1) {
      row[1 + (x >> 3)]! &= ~(0x80 >> (x & 7));
    }
  });
  return row;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
