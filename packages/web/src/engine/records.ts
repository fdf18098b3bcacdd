/** How a record is read and written: fetched when somebody brings a file or wants one. */
export { parseRecord, printRecord } from '@gunbai/kernel'
