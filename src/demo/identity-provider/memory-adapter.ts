import type { Adapter, AdapterPayload } from 'oidc-provider';

interface Entry {
  payload: AdapterPayload;
  until: number;
}

/** How long an entry without an end lives, in seconds. */
const unlimited = 3_600;

/** The memory of the provider. It holds at most `entriesMax` entries, drops the oldest first, and ends with the process. */
export function createMemoryAdapter(entriesMax: number, clock: () => number = Date.now): (model: string) => Adapter {
  const entries = new Map<string, Entry>();
  const forget = (wanted: (entry: Entry) => boolean): void => {
    for (const [key, entry] of entries) if (wanted(entry)) entries.delete(key);
  };

  return (model) => {
    const keyOf = (id: string): string => `${model} ${id}`;
    const find = (id: string): AdapterPayload | undefined => {
      const entry = entries.get(keyOf(id));
      return entry !== undefined && entry.until > clock() ? entry.payload : undefined;
    };
    const findBy = (field: 'uid' | 'userCode', value: string): AdapterPayload | undefined => {
      for (const [key, { payload, until }] of entries) {
        if (key.startsWith(`${model} `) && payload[field] === value && until > clock()) return payload;
      }
      return undefined;
    };
    return {
      async upsert(id, payload, expiresIn) {
        entries.delete(keyOf(id));
        if (entries.size >= entriesMax) entries.delete(entries.keys().next().value as string);
        entries.set(keyOf(id), { payload, until: clock() + (expiresIn ?? unlimited) * 1000 });
      },
      find: async (id) => find(id),
      findByUid: async (uid) => findBy('uid', uid),
      findByUserCode: async (userCode) => findBy('userCode', userCode),
      async consume(id) {
        const payload = find(id);
        if (payload !== undefined) payload.consumed = Math.floor(clock() / 1000);
      },
      async destroy(id) {
        entries.delete(keyOf(id));
      },
      async revokeByGrantId(grantId) {
        forget(({ payload }) => payload.grantId === grantId);
      },
    };
  };
}
