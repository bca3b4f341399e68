import { request } from 'node:http';

/** A page as it goes over the wire, so that another server can send the same bytes. */
export interface SentPage {
  status: number;
  /** Names and values in turn, without those that node:http adds by itself. */
  headers: string[];
  /** Base64. */
  body: string;
}

const ownToNode = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

export async function fetchRaw(port: number, path: string, headers: Record<string, string>): Promise<SentPage> {
  return new Promise((resolve, reject) => {
    request({ port, path, headers, host: '127.0.0.1' }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { rawHeaders, statusCode = 0 } = response;
        const kept = rawHeaders.filter(
          (_, index) => !ownToNode.has((rawHeaders[index - (index % 2)] ?? '').toLowerCase()),
        );
        resolve({ status: statusCode, headers: kept, body: Buffer.concat(chunks).toString('base64') });
      });
    })
      .on('error', reject)
      .end();
  });
}
