// What looks for dishes, in a chunk of its own.
export { indexMenu, searchMenu } from '@simplato/domain';
