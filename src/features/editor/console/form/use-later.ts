import { useEffect, useState } from 'react';
import { useConsole } from '#console/console-context.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { needed } from '#web/parts/needed.ts';
import type { Texts } from '#web/texts/texts.ts';

/** A part of a screen that comes after it, with its words; undefined until it is there. Both stay the same. */
export function useLater<Part>(
  load: () => Promise<Part>,
  texts: readonly Pick<Texts<unknown>, 'load'>[],
): Part | undefined {
  const { language } = useConsole();
  const [loaded, setLoaded] = useState<{ language: LanguageCode; part: Part }>();
  useEffect(() => {
    let isWanted = true;
    const begin = async (): Promise<void> => {
      const words = texts.map((one) => needed(() => one.load(language)));
      const [part] = await Promise.all([load(), ...words]);
      if (isWanted) setLoaded({ language, part });
    };
    void begin();
    return () => {
      isWanted = false;
    };
  }, [language, load, texts]);
  return loaded?.language === language ? loaded.part : undefined;
}
