import { useEffect, useState } from 'react';
import type { ConsoleScreen, ScreenModule } from '#console/console-feature.ts';
import type { ConsoleRouter } from '#console/navigation/console-router.ts';
import { matchScreen, type ScreenParams } from '#console/navigation/match-screen.ts';
import type { LanguageCode } from '#kernel/language.ts';

export interface ShownScreen {
  pathname: string;
  /** Undefined where there is no such page, or its code could not be loaded. */
  module: ScreenModule | undefined;
  isOpen: boolean;
  params: ScreenParams;
  isLost?: true;
}

/** The screen of the address. The one before stays until its code and words are there. */
export function useShownScreen(
  router: ConsoleRouter,
  screens: readonly ConsoleScreen[],
  language: LanguageCode,
): { shown: ShownScreen | undefined; isLoading: boolean } {
  const [pathname, setPathname] = useState(router.location.pathname);
  const [shown, setShown] = useState<ShownScreen>();
  useEffect(() => router.listen(() => setPathname(router.location.pathname)), [router]);
  useEffect(() => {
    let isCurrent = true;
    const show = async (): Promise<void> => {
      const next = await loadShown(screens, pathname, language);
      if (isCurrent) setShown(next);
    };
    void show();
    return () => {
      isCurrent = false;
    };
  }, [screens, pathname, language]);
  return { shown, isLoading: shown?.pathname !== pathname };
}

async function loadShown(
  screens: readonly ConsoleScreen[],
  pathname: string,
  language: LanguageCode,
): Promise<ShownScreen> {
  const matched = matchScreen(screens, pathname);
  if (matched === undefined) return { pathname, module: undefined, isOpen: false, params: {} };
  const at = { pathname, isOpen: matched.screen.isOpen === true, params: matched.params };
  try {
    const { screen } = await matched.screen.load();
    await Promise.all(screen.texts.map((texts) => texts.load(language)));
    return { ...at, module: screen };
  } catch {
    return { ...at, module: undefined, isLost: true };
  }
}
