import { type ComponentType, useEffect, useState } from 'react';
import { needed } from '#web/parts/needed.ts';
import { useConsole } from '../console-context.ts';
import type { LaterModule } from '../console-feature.ts';

/** A part of a screen that comes after it, with its words. */
export function LaterPart<Props extends object>({
  load,
  ...props
}: Props & { load: () => Promise<{ part: LaterModule<Props> }> }) {
  const { language } = useConsole();
  const [loaded, setLoaded] = useState<LaterModule<Props> & { language: string }>();
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
  if (loaded?.language !== language) return null;
  const Part: ComponentType<Props> = loaded.Part;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- What is left of the props is the part's own.
  return <Part {...(props as unknown as Props)} />;
}
