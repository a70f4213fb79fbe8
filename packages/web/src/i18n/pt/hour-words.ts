import { withArticle } from '../with-article.ts';

/** 'as 21:30', but 'a 01:15'. */
export const theHour = (time: string) => withArticle(time, 'a', 'as');

/** 'às 21:30', but 'à 01:15'. */
export const atHour = (time: string) => withArticle(time, 'à', 'às');

/** 'das 21:30', but 'da 01:15'. */
export const fromHour = (time: string) => withArticle(time, 'da', 'das');
