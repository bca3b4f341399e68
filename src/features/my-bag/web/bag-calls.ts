import { isCallError } from '#web/api/call-error.ts';
import type { PageContext } from '#web/site/page-context.ts';
import type * as contract from '../contract.ts';
import type { BagInfo, BagProduct, OwnReport, ReportSetting, ReportTexts, SharedReport } from '../contract.ts';
import { consentWords } from '../rules/booth-consent.ts';

type BoothPlace = Pick<BagProduct, 'contentId' | 'detailId'>;
type Caller = Pick<PageContext, 'api' | 'site'>;

/** A booth about which something can be noted. */
export interface NotableBooth extends BoothPlace {
  productBooth: Pick<BagProduct['productBooth'], 'info'>;
}

/** The calls about my bag. A call that changes something shows no failure itself: it reaches the caller (BAG-018). */
export function bagCalls({ api, site }: Caller) {
  const params = { portalId: site.portalId, eventId: site.eventId! };
  const quiet = { params, isQuiet: true } as const;
  return {
    async products(): Promise<BagProduct[]> {
      const path = 'my_bag/{portalId}/{eventId}/data';
      return (await api.get<typeof contract.listBagProducts>(path, { params })).data;
    },
    /** What is noted about one booth. */
    async info({ contentId, detailId }: BoothPlace): Promise<BagInfo | null> {
      const path = 'my_bag/{portalId}/{eventId}/booth_memo/{contentId}/{detailId}';
      const asked = { ...quiet, params: { ...params, contentId, detailId } };
      return (await api.get<typeof contract.readBoothMemo>(path, asked)).data;
    },
    async saveMemo(body: {
      contentId: number;
      detailId: number;
      rank?: number;
      memo?: string;
      version?: number;
    }): Promise<BagInfo> {
      const path = 'my_bag/{portalId}/{eventId}/booth_memo';
      return (await api.post<typeof contract.saveBoothMemo>(path, { ...quiet, body })).data;
    },
    async isConsented({ contentId, detailId }: BoothPlace): Promise<boolean> {
      const path = 'my_bag/{portalId}/{eventId}/booth_consent/{contentId}/{detailId}';
      const asked = { ...quiet, params: { ...params, contentId, detailId } };
      return (await api.get<typeof contract.readBoothConsent>(path, asked)).data.isConsented;
    },
    async consent(booth: BoothPlace): Promise<void> {
      const path = 'my_bag/{portalId}/{eventId}/booth_consent';
      const body = { ...booth, words: consentWords };
      await api.post<typeof contract.consentAtBooth>(path, { ...quiet, body });
    },
    async withdrawConsent(booth: BoothPlace): Promise<void> {
      const path = 'my_bag/{portalId}/{eventId}/booth_consent/withdraw';
      await api.post<typeof contract.withdrawBoothConsent>(path, { ...quiet, body: booth });
    },
    async setting(): Promise<ReportSetting> {
      const path = 'my_bag/{portalId}/{eventId}/my_report_setting';
      return (await api.get<typeof contract.readReportSetting>(path, { params })).data;
    },
    async share(enableShare: boolean): Promise<ReportSetting> {
      const path = 'my_bag/{portalId}/{eventId}/my_report_setting';
      return (await api.post<typeof contract.saveReportSetting>(path, { ...quiet, body: { enableShare } })).data;
    },
    async refresh(token: string): Promise<ReportSetting> {
      const path = 'my_bag/{portalId}/{eventId}/refresh_my_report_token';
      return (await api.post<typeof contract.refreshReportToken>(path, { ...quiet, body: { token } })).data;
    },
    async ownReport(): Promise<OwnReport> {
      const path = 'my_bag/{portalId}/{eventId}/my_report/own';
      return (await api.get<typeof contract.readOwnReport>(path, { ...quiet, query: {} })).data;
    },
    async sharedReport(token: string): Promise<SharedReport> {
      const path = 'my_bag/{portalId}/{eventId}/my_report';
      return (await api.get<typeof contract.readSharedReport>(path, { ...quiet, query: { token } })).data;
    },
    async saveReport(body: ReportTexts & { version: number }): Promise<ReportTexts & { version: number }> {
      const path = 'my_bag/{portalId}/{eventId}/memo';
      return (await api.post<typeof contract.saveReport>(path, { ...quiet, body })).data;
    },
  };
}

/** What is stored now, when a save was refused because another tab or device was faster. */
export function changedElsewhere<Current>(error: unknown): Current | undefined {
  if (!isCallError(error) || error.details?.reason !== 'changedElsewhere') return undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The refusal of a call brings what that call saves.
  return error.details['current'] as Current;
}
