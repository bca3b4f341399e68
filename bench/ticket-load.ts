// A child process that buys tickets over kept connections, each a member who buys again and again.
import { connect } from 'node:net';

export interface TicketLoad {
  ports: number[];
  /** Of the members who buy, shared out among the connections. */
  tokens: string[];
  connections: number;
  ms: number;
  /** What it and the server have not yet run often is interpreted: until then nothing is counted. */
  warmUpMs: number;
  /** Tells the keys of this load from those of another. */
  label: string;
  ticketsEach: number;
}

export interface TicketFigures {
  perSecond: number;
  p50: number;
  p99: number;
}

process.on('message', (load: TicketLoad) => {
  run(load).then(
    (figures) => process.send?.(figures),
    (error: unknown) => process.send?.({ problem: String(error) }),
  );
});
process.on('disconnect', () => process.exit());

async function run(load: TicketLoad): Promise<TicketFigures> {
  const times: number[] = [];
  const from = performance.now() + load.warmUpMs;
  const until = from + load.ms;
  await Promise.all(Array.from({ length: load.connections }, (_, buyer) => buy(load, buyer, { from, until }, times)));
  times.sort((a, b) => a - b);
  const at = (part: number): number => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
  return { perSecond: (times.length / (performance.now() - from)) * 1000, p50: at(0.5), p99: at(0.99) };
}

interface Span {
  from: number;
  until: number;
}

function buy(load: TicketLoad, buyer: number, { from, until }: Span, times: number[]): Promise<void> {
  const { ports, label, ticketsEach, connections } = load;
  const tokens = load.tokens.filter((_, place) => place % connections === buyer);
  const one = { ticketId: 1, ticketType: 'NORMAL', price: 0, originalPrice: 0 };
  const body = JSON.stringify({
    purchaserEmail: 'buyer@example.jp',
    purchaseList: Array.from({ length: ticketsEach }, () => one),
  });
  const head =
    'POST /web_api/v2/ticket/purchase/0/1/60 HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n' +
    `language: jpn\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`;
  return new Promise((resolve, reject) => {
    const socket = connect(ports[buyer % ports.length] as number, '127.0.0.1');
    socket.setNoDelay();
    let count = 0;
    let sent = 0;
    let received = '';
    const ask = (): void => {
      count += 1;
      sent = performance.now();
      received = '';
      const key = `${label}-${buyer}-${String(count).padStart(24, '0')}`;
      socket.write(`${head}access-token: ${tokens[count % tokens.length]}\r\nticket-token: ${key}\r\n\r\n${body}`);
    };
    socket.on('error', reject);
    socket.on('connect', ask);
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      const end = received.indexOf('\r\n\r\n');
      const length = end < 0 ? undefined : /content-length: (\d+)/i.exec(received.slice(0, end))?.[1];
      const isWhole =
        length === undefined ? received.endsWith('0\r\n\r\n') : received.length >= end + 4 + Number(length);
      if (!isWhole) return;
      if (!received.startsWith('HTTP/1.1 200')) return reject(new Error(received.slice(0, 400)));
      if (sent > from) times.push(performance.now() - sent);
      if (performance.now() > until) socket.end(() => resolve());
      else ask();
    });
  });
}
