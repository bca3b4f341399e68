import type { IdentityMailTexts } from './jpn.ts';

const toLoginDetails = '로그인 정보 보기';

export default {
  connected: {
    subject: (site, name) => `[${site}] ‘${name}’ 계정이 연결되었습니다`,
    heading: (name) => `‘${name}’ 계정이 연결되었습니다`,
    paragraphs: (site, name) => [
      `‘${site}’ 계정이 ‘${name}’ 계정과 연결되었습니다. 앞으로 ‘${name}’ 계정으로도 로그인할 수 있습니다.`,
      '본인이 아닌 경우, 즉시 로그인 정보 화면에서 연결을 해제하고 비밀번호를 변경해 주세요.',
    ],
    button: toLoginDetails,
  },
  disconnected: {
    subject: (site, name) => `[${site}] ‘${name}’ 계정 연결이 해제되었습니다`,
    heading: (name) => `‘${name}’ 계정 연결이 해제되었습니다`,
    paragraphs: (site, name) => [
      `‘${site}’ 계정과 ‘${name}’ 계정의 연결이 해제되었습니다. 앞으로 ‘${name}’ 계정으로 로그인할 수 없습니다.`,
      '본인이 아닌 경우, 즉시 비밀번호를 변경해 주세요.',
    ],
    button: toLoginDetails,
  },
} satisfies IdentityMailTexts;
