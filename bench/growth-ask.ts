import { Agent, request } from 'node:http';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';

export interface Answered {
  status: number;
  /** As it came over the wire, and as it is read. */
  sentBytes: number;
  rawBytes: number;
  ms: number;
  text(): string;
}

export interface Asker {
  ask(path: string, headers?: Record<string, string>): Promise<Answered>;
  close(): void;
}

const decoders: Record<string, (bytes: Buffer) => Buffer> = {
  gzip: gunzipSync,
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
};

/** A browser's requests over kept connections. Whoever waits longer than `patienceMs` gives up. */
export function createAsker(port: number, patienceMs = 120_000): Asker {
  const agent = new Agent({ keepAlive: true });
  return {
    ask: (path, headers = {}) =>
      new Promise((resolve, reject) => {
        const started = performance.now();
        const all = {
          'accept-encoding': 'gzip, deflate, br, zstd',
          'accept-language': 'ja',
          language: 'jpn',
          ...headers,
        };
        const signal = AbortSignal.timeout(patienceMs);
        const sent = request({ agent, headers: all, path, port, host: '127.0.0.1', signal }, (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            const ms = performance.now() - started;
            const bytes = Buffer.concat(chunks);
            const raw = decoders[response.headers['content-encoding'] ?? '']?.(bytes) ?? bytes;
            const status = response.statusCode ?? 0;
            resolve({ status, sentBytes: bytes.length, rawBytes: raw.length, ms, text: () => raw.toString() });
          });
        });
        sent.on('error', reject);
        sent.end();
      }),
    close: () => agent.destroy(),
  };
}
