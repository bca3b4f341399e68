import { type ServedConsoleCall, serveConsole } from '#features/operator/server.ts';
import { handoutMaxBytes, textsBodyMaxBytes } from '#kernel/limits.ts';
import { status } from '#kernel/status.ts';
import type { UploadedFile } from '#server/http/multipart.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { HandoutRefused, type HandoutFiles, type HandoutProblem } from '#server/uploads/handout-files.ts';
import { uploadBoothHandout, uploadHandout } from '../contract/files.ts';
import { editorTexts } from './editor-texts.ts';
import type { OwnBooth } from './own-booth.ts';
import { refuseFile } from './site-files.ts';

const statuses: Readonly<Record<HandoutProblem, number>> = {
  kind: status.unsupportedMedia,
  tooManyBytes: status.tooLarge,
  empty: status.invalid,
  otherInside: status.invalid,
};

const refuseHandout = (problem: HandoutProblem): Refusal =>
  new Refusal(statuses[problem], (language) => editorTexts[language].handout[problem]);

/** Refuses a body that is too large before it is read. */
function admitHandout(context: Pick<RequestContext, 'header'>): void {
  const sent = Number(context.header('content-length') ?? 0);
  if (sent > handoutMaxBytes + textsBodyMaxBytes) throw refuseHandout('tooManyBytes');
}

/** The calls by which organisers and exhibitors store files that visitors download. */
export function handoutCalls(
  { storeHandout }: Pick<HandoutFiles, 'storeHandout'>,
  ownBooth: OwnBooth,
): ServedConsoleCall[] {
  const store = async ({ file }: { file?: unknown }) => {
    if (!isFile(file)) throw refuseFile('missing');
    try {
      // Macs write the signs of a letter apart.
      return { data: await storeHandout(file.bytes, file.name.normalize('NFC')) };
    } catch (error) {
      if (error instanceof HandoutRefused) throw refuseHandout(error.problem);
      throw error;
    }
  };
  return [
    serveConsole(uploadHandout, ({ body }) => store(body), admitHandout),
    serveConsole(
      uploadBoothHandout,
      async ({ site, params, body }) => {
        await ownBooth(site, params);
        return store(body);
      },
      admitHandout,
    ),
  ];
}

function isFile(value: unknown): value is UploadedFile {
  return typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array;
}
