import { useState } from 'react';
import { logOut } from '#features/account/web.ts';
import { useOpenLanguageDialog } from '#features/site/web.ts';
import type { SiteInit } from '#features/site/web.ts';
import { languageName } from '#kernel/language.ts';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { CloseIcon, GlobeIcon } from '#web/ui/icons.tsx';
import { DownloadIcon, LogoutIcon } from '#web/ui/page-icons.tsx';
import { MypageAction, MypageRow, MypageRows } from './mypage-rows.tsx';
import { mypageTexts } from './mypage-texts.ts';
import { useExport } from './use-export.ts';

/** The language, the download of one's own data, logging out and leaving. */
export function SettingRows() {
  const context = usePageContext<SiteInit>();
  const say = useTexts(mypageTexts);
  const openLanguageDialog = useOpenLanguageDialog();
  const data = useExport();
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = (): void => {
    setIsLeaving(true);
    void logOut(context);
  };
  return (
    <MypageRows title={say.groups.settings}>
      {context.init.useLanguageCode.length > 1 ? (
        <MypageAction
          icon={<GlobeIcon />}
          title={say.language}
          value={languageName[context.language]}
          opensDialog
          onSelect={() => openLanguageDialog('mypage')}
        />
      ) : null}
      <MypageAction
        icon={<DownloadIcon />}
        title={say.exportTitle}
        text={<span aria-live="polite">{data.message}</span>}
        busy={data.isBusy}
        onSelect={data.start}
      />
      <MypageAction
        icon={<LogoutIcon />}
        title={isLeaving ? say.loggingOut : say.logOut}
        busy={isLeaving}
        onSelect={leave}
      />
      <MypageRow page="unsubscribe" icon={<CloseIcon />} title={say.unsubscribe} />
    </MypageRows>
  );
}
