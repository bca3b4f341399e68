import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Handout, type HandoutEnding, handoutEndingOf } from '#kernel/handout.ts';
import { handoutMaxBytes } from '#kernel/limits.ts';
import { exists, writeWhole } from './whole-file.ts';

/** Stores a file that visitors may download; throws HandoutRefused. */
export type StoreHandout = (bytes: Uint8Array, name: string) => Promise<Handout>;

export interface HandoutFiles {
  storeHandout: StoreHandout;
  /** The stored file of a handout; undefined when the data folder has lost it. */
  readHandout(handout: Pick<Handout, 'path'>): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Where it lies, for an export. */
  fileOfHandout(handout: Pick<Handout, 'path'>): string;
}

export type HandoutProblem = 'kind' | 'tooManyBytes' | 'empty' | 'otherInside';

/** Bytes that are not stored as a handout. */
export class HandoutRefused extends Error {
  override name = 'HandoutRefused';
  readonly problem: HandoutProblem;

  constructor(problem: HandoutProblem, message: string) {
    super(message);
    this.problem = problem;
  }
}

const pdf = [0x25, 0x50, 0x44, 0x46];
const zip = [0x50, 0x4b];
const beginnings: Record<HandoutEnding, readonly number[]> = {
  pdf,
  zip,
  docx: zip,
  xlsx: zip,
  pptx: zip,
  csv: [],
  txt: [],
};

/** Handouts in `<data folder>/uploads`, named by the SHA-256 of their bytes. They have no address of their own. */
export function createHandoutFiles(dataFolder: string): HandoutFiles {
  const folder = join(dataFolder, 'uploads');
  const fileOfHandout = ({ path }: Pick<Handout, 'path'>): string => {
    const [id, ending] = basename(path).split('.');
    return join(folder, `${id}.handout.${ending}`);
  };
  return {
    fileOfHandout,
    async storeHandout(bytes, name) {
      const ending = handoutEndingOf(name);
      if (ending === undefined) throw new HandoutRefused('kind', 'which is no file of a kind that can be downloaded');
      if (bytes.byteLength > handoutMaxBytes) throw new HandoutRefused('tooManyBytes', 'which has more than 30 MB');
      if (bytes.byteLength === 0) throw new HandoutRefused('empty', 'which is empty');
      if (!beginnings[ending].every((byte, place) => bytes[place] === byte)) {
        throw new HandoutRefused('otherInside', `which is no ${ending} file inside`);
      }
      const id = createHash('sha256').update(bytes).digest('hex');
      const handout = { path: `/handout/${id}.${ending}`, name: basename(name), bytes: bytes.byteLength };
      const file = fileOfHandout(handout);
      if (!(await exists(file))) {
        await mkdir(folder, { recursive: true });
        await writeWhole(file, bytes);
      }
      return handout;
    },
    async readHandout(handout) {
      const bytes = await readFile(fileOfHandout(handout)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      });
      return bytes && new Uint8Array(bytes);
    },
  };
}
