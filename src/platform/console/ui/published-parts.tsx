import { useConsole } from '../console-context.ts';
import type { PublishedPartProps } from '../console-feature.ts';
import { LaterPart } from './later-part.tsx';

/** What is left to do after a publication. It comes after the screen that it stands on. */
export function PublishedParts(props: PublishedPartProps) {
  const { publishedParts } = useConsole();
  return publishedParts.map((load, at) => <LaterPart key={at} {...props} load={load} />);
}
