import { gunzipSync } from 'node:zlib';
import type { Endpoint } from '#kernel/endpoint.ts';
import { type FileAnswer, fileByAddress, isFileAnswer } from '#kernel/file-answer.ts';
import type { Member } from '#kernel/member.ts';
import { formatInstant } from '#kernel/period.ts';
import type { Database } from '#server/database/database.ts';
import { refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { ServedEndpoint } from '#server/http/served-endpoint.ts';
import { takeTry } from '#server/limits/try-counts.ts';
import { keptBytes, makeHandoutAddress, sweepHandoutAddresses } from './handout-addresses.ts';

/** From so many bytes on fewer of them are kept. */
const largeBytes = 1024 * 1024;
/** For all, at the same time. */
const keptMaxBytes = 512 * 1024 * 1024;

type Caller = { member?: Member | undefined; context: RequestContext };
type Made = Pick<FileAnswer, 'name' | 'bytes'> & { type: string };

export interface FilesByAddress {
  /** Keeps a file for a minute, and says where the browser finds it. */
  keep(caller: Caller, file: Made): Promise<{ address: string; name: string; bytes: number }>;
  /** The same call, which answers an address of its file to a browser that asks for one. */
  offer(served: ServedEndpoint): ServedEndpoint;
}

/**
 * A browser inside another app cannot save what a script holds, so the browser asks a call for an address instead of the
 * file, and goes there.
 */
export function createFilesByAddress(database: Database): FilesByAddress {
  const keep: FilesByAddress['keep'] = async ({ member, context }, { name, bytes, type }) => {
    if (bytes.byteLength > largeBytes) await takeTry(database, 'largeFileAddress', { context, member });
    // Files of a minute ago would only take up room.
    await sweepHandoutAddresses(database, context.now);
    if ((await keptBytes(database)) + bytes.byteLength > keptMaxBytes) throw refuse('unavailable');
    const sessionId = member?.sessionId;
    const address = await makeHandoutAddress(database, { name, bytes, type, sessionId }, context.now);
    return { address, name, bytes: bytes.byteLength };
  };

  return {
    async keep(caller, file) {
      await takeTry(database, 'fileAddress', caller);
      return keep(caller, file);
    },
    offer(served) {
      const { endpoint, handle } = served;
      if (endpoint.fileType === undefined && endpoint.savedAs === undefined) return served;
      // An address cannot be made longer by itself.
      if (endpoint.at === 'nowhere') return served;
      return {
        ...served,
        async handle(call) {
          if (call.context.header(fileByAddress.name) !== fileByAddress.value) return handle(call);
          await takeTry(database, 'fileAddress', call);
          const { data } = await handle(call);
          return { data: await keep(call, fileOf(endpoint, data, call.context)) };
        },
      };
    },
  };
}

/** The file that a call has made, or its answer as a file. */
function fileOf({ fileType, savedAs = '' }: Endpoint, data: unknown, { now }: RequestContext): Made {
  if (fileType !== undefined) {
    if (!isFileAnswer(data)) throw new TypeError('The call has answered no file.');
    const { name, bytes, type = [fileType].flat()[0]!, lasting } = data;
    return { name, type, bytes: lasting === undefined ? bytes : new Uint8Array(gunzipSync(bytes)) };
  }
  const name = `${savedAs}-${formatInstant(now).slice(0, 10)}.json`;
  return { name, type: 'application/json', bytes: new TextEncoder().encode(JSON.stringify(data, null, 2)) };
}
