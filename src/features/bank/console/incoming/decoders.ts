import type { Decoders } from '../../rules/statement/read-statement.ts';

export const decoders: Decoders = {
  utf8(bytes) {
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
      return undefined;
    }
  },
  shiftJis: (bytes) => new TextDecoder('shift_jis').decode(bytes),
};
