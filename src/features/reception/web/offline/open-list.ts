import type { GateCode } from '#features/my-ticket/rules/gate-code.ts';
import type { GateKind, GateList } from '../../rules/list-form.ts';
import { findRecords, recordBytes } from '../../rules/ticket-record.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A list whose signature was checked, with its tickets at hand. */
export interface OpenList extends Omit<GateList, 'kinds'> {
  tickets: number;
  find(
    contentId: number,
    code: GateCode,
  ): Promise<{ purchasedTicketId: number; kind: Omit<GateKind, 'records'> } | undefined>;
}

interface SignedList {
  list: string;
  signature: string;
  publicKey: string;
}

/** Opens a list. Undefined: its signature is not that of the key, or it is of a later form. */
export async function openList({ list: written, signature, publicKey }: SignedList): Promise<OpenList | undefined> {
  const { subtle } = crypto;
  const way = { name: 'ECDSA', namedCurve: 'P-256' };
  const key = await subtle.importKey('raw', bytesOf(publicKey), way, false, ['verify']);
  const text = new TextEncoder().encode(written);
  const isSigned = await subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, key, bytesOf(signature), text);
  if (!isSigned) return undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The server wrote and signed it.
  const { kinds, ...list } = JSON.parse(written) as GateList;
  if (list.version !== 1) return undefined;
  const salt = await subtle.importKey('raw', bytesOf(list.salt), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const opened = kinds.map(({ records, ...kind }) => ({ kind, records: bytesOf(records) }));
  return {
    ...list,
    tickets: opened.reduce((sum, { records }) => sum + records.length / recordBytes, 0),
    async find(contentId, code) {
      const said = code.kind === 'qr' ? `${code.code}.${code.secret}` : code.code;
      const hash = new Uint8Array(await subtle.sign('HMAC', salt, new TextEncoder().encode(said)));
      const found = opened
        .filter(({ kind }) => kind.contentId === contentId)
        .flatMap(({ kind, records }) =>
          findRecords(records, hash, code.kind).map((purchasedTicketId) => ({ purchasedTicketId, kind })),
        );
      // Two numbers can share the part of their hash that a list has: then neither is known.
      return found.length === 1 ? found[0] : undefined;
    },
  };
}

function bytesOf(base64: string): Bytes {
  return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
}
