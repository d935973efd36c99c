export type Decision = { state: 'done' | 'duplicate'; photo_id: string | null } | { state: 'refused'; reason: string }
export type Outcome = Decision['state']
