import type { Outline } from '../use-outline.ts';

type Content = Pick<Outline['contents'][number], 'moduleCode' | 'areSpeakers'>;

/** The code whose words the console has for a content: a list of links that is one of speakers has its own. */
export function wordsCode({ moduleCode, areSpeakers }: Content): string {
  return areSpeakers === true ? 'speaker' : moduleCode;
}

/** The same for a part by its name; of what the draft does not have, the code that is given. */
export function wordsCodeOf({ contents }: Pick<Outline, 'contents'>, part: string, moduleCode: string): string {
  const [, contentId] = part.split('-');
  const content = contents.find((one) => String(one.contentId) === contentId);
  return content?.moduleCode === moduleCode ? wordsCode(content) : moduleCode;
}
