import { useSyncExternalStore } from 'react';
import { LanguageDialogOpener } from '#features/site/web.ts';
import { RouterProvider } from '#web/navigation/router-context.ts';
import { PageContextProvider } from '#web/site/page-context.ts';
import type { WidgetModule } from '#web/site/page-module.ts';
import { PersonalProvider } from '#web/site/personal.ts';
import { PageBoundary } from '../layouts/page-boundary.tsx';
import type { WidgetViews } from './widget-views.ts';

export interface WidgetRootProps {
  Widget: WidgetModule['Widget'];
  views: WidgetViews;
}

/** A widget as a React root of its own, with every context that it may read. */
export function WidgetRoot({ Widget, views }: WidgetRootProps) {
  const view = useSyncExternalStore(views.subscribe, views.get, views.initial);
  return (
    <PageContextProvider value={view.context}>
      <PersonalProvider value={view.personal}>
        <RouterProvider value={view.router}>
          <LanguageDialogOpener value={view.openLanguages}>
            <PageBoundary onFailure={view.onFailure}>
              <Widget module={view.module} data={view.data} />
            </PageBoundary>
          </LanguageDialogOpener>
        </RouterProvider>
      </PersonalProvider>
    </PageContextProvider>
  );
}
