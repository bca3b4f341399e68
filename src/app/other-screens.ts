import type { ScreenLoader, ScreenModule } from './screen-loader.ts';

/** The screens that stand on no home, by their files: a chunk of its own, so that homes do not carry all their names. */
export const otherScreens: Readonly<Record<string, ScreenLoader>> = {
  ...import.meta.glob<ScreenModule>(['./pages/*-page.tsx', '!./pages/home-page.tsx'], { base: '/src/app' }),
  ...import.meta.glob<ScreenModule>(['./*/web/*-page.tsx', './*/web/*-list.tsx', './*/web/*-detail.tsx'], {
    base: '/src/features',
  }),
};
