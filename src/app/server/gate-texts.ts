import type { LanguageCode } from '#kernel/language.ts';

interface GateTexts {
  foreignPage: string;
  unknownHost: string;
  longAddress: string;
}

/** What somebody reads who is not let in to the server itself. */
export const gateTexts: Record<LanguageCode, GateTexts> = {
  jpn: {
    foreignPage:
      'ほかのサイトのページから送信されたため、受け付けませんでした。このサイトのページから操作してください。',
    unknownHost: 'このアドレスではご利用いただけません。',
    longAddress: 'アドレスが長すぎます。',
  },
  eng: {
    foreignPage: 'This was sent by a page of another site and was not accepted. Please use the pages of this site.',
    unknownHost: 'This service is not available at this address.',
    longAddress: 'This address is too long.',
  },
  chi: {
    foreignPage: '该请求来自其他网站的页面，未予受理。请在本网站的页面上操作。',
    unknownHost: '无法通过此地址使用本服务。',
    longAddress: '地址过长。',
  },
  zhtw: {
    foreignPage: '此請求來自其他網站的頁面，未予受理。請在本網站的頁面上操作。',
    unknownHost: '無法透過此網址使用本服務。',
    longAddress: '網址過長。',
  },
  kor: {
    foreignPage: '다른 사이트의 페이지에서 전송되어 접수하지 않았습니다. 이 사이트의 페이지에서 이용해 주세요.',
    unknownHost: '이 주소에서는 이용할 수 없습니다.',
    longAddress: '주소가 너무 깁니다.',
  },
};
