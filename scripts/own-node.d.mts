export function ownNode(at: { version: string; platform: string; arch: string }): string | null
export function needRightNode(): Promise<void>
