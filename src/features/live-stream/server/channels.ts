import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type LanguageCode, languageCodes } from '#kernel/language.ts';
import { type Caption, readWebVtt } from '../rules/loop-captions.ts';
import { type Loop, openLoop } from './loop-file.ts';

export interface Channel {
  loop: Loop;
  captions: ReadonlyMap<LanguageCode, readonly Caption[]>;
}

/** The channels that this server sends itself: of each a recording, and its captions beside it. */
export interface Channels {
  find(name: string): Promise<Channel | undefined>;
}

const channelName = /^[\w-]{1,64}$/;

/** Reads `<name>.mp4` and `<name>.<language>.vtt` of a folder when somebody first watches, and keeps them. */
export function createChannels(folder: string): Channels {
  const kept = new Map<string, Promise<Channel | undefined>>();
  return {
    async find(name) {
      if (!channelName.test(name)) return undefined;
      const known = kept.get(name);
      if (known !== undefined) return known;
      const reading = readChannel(join(folder, name));
      kept.set(name, reading);
      // A channel that is not there yet may come.
      const channel = await reading.catch((error: unknown) => {
        kept.delete(name);
        throw error;
      });
      if (channel === undefined) kept.delete(name);
      return channel;
    },
  };
}

async function readChannel(path: string): Promise<Channel | undefined> {
  const recording = await readIfThere(`${path}.mp4`);
  if (recording === undefined) return undefined;
  const captions = new Map<LanguageCode, Caption[]>();
  for (const language of languageCodes) {
    const file = await readIfThere(`${path}.${language}.vtt`);
    if (file !== undefined) captions.set(language, readWebVtt(file.toString()));
  }
  return { loop: openLoop(recording), captions };
}

async function readIfThere(path: string): Promise<Buffer | undefined> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}
