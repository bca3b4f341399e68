import type { SessionEndTexts } from './jpn.ts';

export default {
  cart: '购物车中的内容已被清除。',
  purchase: '尚未下单。购物车中的内容已被清除。',
  elsewhereTitle: '登录的账号已变更',
  elsewhere: '您在其他标签页中退出了登录，或登录了其他账号，因此已重新加载此页面。',
} satisfies SessionEndTexts;
