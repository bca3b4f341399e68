import type { ConsoleApi } from '#console/api/console-api.ts';

const ofSite = 'sites/{site}/';
const ofBooth = 'sites/{site}/booths/{contentId}/{detailId}/';

/**
 * The calls of the editor as an exhibitor makes them: below their own booth, which is all that they may change. The
 * forms of the editor work with either.
 */
export function ownBoothApi(api: ConsoleApi, booth: { contentId: string; detailId: string }): ConsoleApi {
  const below =
    (call: (path: string, options: object) => Promise<unknown>) =>
    (path: string, options: { params?: object }): Promise<never> =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A call of a booth answers as that of the site does.
      call(path.replace(ofSite, ofBooth), { ...options, params: { ...options.params, ...booth } }) as Promise<never>;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The types of the calls stay as they are.
  const { get, post, upload } = api as Record<keyof ConsoleApi, (path: string, options: object) => Promise<unknown>>;
  return { get: below(get), post: below(post), upload: below(upload) };
}
