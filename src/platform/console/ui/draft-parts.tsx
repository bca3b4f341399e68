import { useEffect, useState } from 'react';
import { needed } from '#web/parts/needed.ts';
import { useConsole } from '../console-context.ts';
import type { DraftPart, DraftPartProps } from '../console-feature.ts';

/** What can be tried of a draft. It comes after the screen that it stands on. */
export function DraftParts(props: DraftPartProps) {
  const { draftParts } = useConsole();
  return draftParts.map((load, at) => <LaterPart key={at} {...props} load={load} />);
}

function LaterPart({ load, ...props }: DraftPartProps & { load: () => Promise<{ part: DraftPart }> }) {
  const { language } = useConsole();
  const [loaded, setLoaded] = useState<DraftPart & { language: string }>();
  useEffect(() => {
    let isWanted = true;
    const begin = async (): Promise<void> => {
      const { part } = await load();
      await Promise.all(part.texts.map((one) => needed(() => one.load(language))));
      if (isWanted) setLoaded({ ...part, language });
    };
    // The screen does without it.
    begin().catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [language, load]);
  return loaded?.language === language ? <loaded.Part {...props} /> : null;
}
