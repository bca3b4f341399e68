import { useConsole } from '../console-context.ts';
import type { DraftPartProps } from '../console-feature.ts';
import { LaterPart } from './later-part.tsx';

/** What can be tried of a draft. It comes after the screen that it stands on. */
export function DraftParts(props: DraftPartProps) {
  const { draftParts } = useConsole();
  return draftParts.map((load, at) => <LaterPart key={at} {...props} load={load} />);
}
