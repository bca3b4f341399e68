import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Where a message goes. */
export interface Addressed {
  path: string;
  accessToken: string;
}

export interface SendCounts {
  acknowledged: [key: string, index: number][];
  /** Answers that a person would see as an error. */
  refused: Record<string, number>;
  /** Tries that were not answered, or with "not now", and were repeated with the same key. */
  repeated: number;
}

export interface Senders {
  /** Sends so many a second until it is stopped; `next` says who writes where. */
  write(perSecond: number, next: () => Addressed): () => void;
  toPorts(ports: readonly number[]): void;
  /** Ends when every message is acknowledged. */
  settled(): Promise<void>;
  counts(): SendCounts;
}

const tickMs = 10;
const againMs = 250;
const connections = 64;

/** Sends messages by the calls of the chat; each begins with the time at which it was sent. */
export function createSenders(): Senders {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const counts: SendCounts = { acknowledged: [], refused: {}, repeated: 0 };
  const waiting = new Set<Promise<void>>();
  let ports: readonly number[] = [];
  let turn = 0;

  const post = ({ path, accessToken }: Addressed, port: number, body: string): Promise<[number, string]> =>
    new Promise((resolve, reject) => {
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'access-token': accessToken,
        language: 'jpn',
      };
      const asked = request({ host: '127.0.0.1', port, path, method: 'POST', agent, headers }, (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => (text += part));
        answer.on('error', reject);
        answer.on('end', () => resolve([answer.statusCode ?? 0, text]));
      });
      asked.on('error', reject);
      asked.end(body);
    });
  const send = async (to: Addressed): Promise<void> => {
    const key = randomUUID();
    const body = JSON.stringify({
      key,
      body: `${performance.now().toFixed(1)} お疲れさまです。いま会場の入口にいます`,
    });
    for (;;) {
      turn += 1;
      const [status, text] = await post(to, ports[turn % ports.length] as number, body).catch(() => [0, ''] as const);
      if (status === 200) {
        counts.acknowledged.push([key, (JSON.parse(text) as { data: { index: number } }).data.index]);
        return;
      }
      if (status !== 0 && status !== 503) {
        counts.refused[status] = (counts.refused[status] ?? 0) + 1;
        return;
      }
      counts.repeated += 1;
      await wait(againMs);
    }
  };

  return {
    write(perSecond, next) {
      const started = performance.now();
      let sent = 0;
      const timer = setInterval(() => {
        const due = Math.floor(((performance.now() - started) / 1_000) * perSecond);
        for (; sent < due; sent += 1) {
          const sending = send(next()).finally(() => waiting.delete(sending));
          waiting.add(sending);
        }
      }, tickMs);
      return () => clearInterval(timer);
    },
    toPorts: (those) => void (ports = those),
    async settled() {
      while (waiting.size > 0) await Promise.all(waiting);
    },
    counts: () => counts,
  };
}
