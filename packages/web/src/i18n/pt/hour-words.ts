import { withArticle } from '@simplato/domain';

/** 'as 21:30', but 'a 01:15'. */
export const theHour = (time: string) => withArticle(time, 'a', 'as');

/** 'às 21:30', but 'à 01:15'. */
export const atHour = (time: string) => withArticle(time, 'à', 'às');
