export { type Speaker, speaker, strictSpeaker } from './speaker.ts'
